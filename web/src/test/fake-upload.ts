import { vi } from 'vitest';

/** Routes uploads to the `fakeServer`: an XMLHttpRequest that reports half of the progress and then calls `fetch`. */
export function fakeUploads(): void {
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}

class FakeUpload {
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  timeout = 0;
  withCredentials = false;
  #method = '';
  #address = '';
  #sent = new Headers();
  #answered = new Headers();

  open(method: string, address: string) {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string) {
    this.#sent.set(name, value);
  }

  getResponseHeader(name: string) {
    return this.#answered.get(name);
  }

  send(body: FormData) {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 50, total: 100 });
    // biome-ignore lint/style/noRestrictedGlobals: hands the request to the fake server's own stub
    fetch(this.#address, { method: this.#method, headers: this.#sent, body })
      .then(async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        this.#answered = response.headers;
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}
