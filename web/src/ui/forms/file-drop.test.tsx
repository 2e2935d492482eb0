import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileDrop, FileRow } from './file-drop.tsx';

const pdf = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' });
const second = new File(['%PDF-1.7'], 'second.pdf', { type: 'application/pdf' });

function renderDrop(props: { multiple?: boolean; disabled?: boolean } = {}) {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  render(
    <FileDrop
      accept="application/pdf"
      hint="One PDF"
      label="Receipt"
      onFiles={onFiles}
      overPrompt="Drop to attach"
      prompt="Drop the file here"
      {...props}
    />,
  );
  return { onFiles, input: screen.getByLabelText('Receipt') };
}

test('a file is chosen in the native dialog, and again after it was removed', async () => {
  const { onFiles, input } = renderDrop();
  await userEvent.upload(input, pdf);
  await userEvent.upload(input, pdf);
  expect(onFiles.mock.calls).toEqual([[[pdf]], [[pdf]]]);
  const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('One PDF');
});

test('a dropped file is accepted without leaving the page', () => {
  const { onFiles, input } = renderDrop();
  fireEvent.dragOver(input, { dataTransfer: { files: [pdf] } });
  expect(screen.queryByText('Drop to attach')).not.toBeNull();
  const drop = createEvent.drop(input, { dataTransfer: { files: [pdf, second] } });
  fireEvent(input, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(onFiles.mock.calls).toEqual([[[pdf]]]);
  expect(screen.queryByText('Drop the file here')).not.toBeNull();
});

test('several files are accepted if allowed', () => {
  const { onFiles, input } = renderDrop({ multiple: true });
  fireEvent.drop(input, { dataTransfer: { files: [pdf, second] } });
  expect(onFiles.mock.calls).toEqual([[[pdf, second]]]);
});

test('when disabled it accepts nothing and still keeps the browser from opening the file', () => {
  const { onFiles, input } = renderDrop({ disabled: true });
  const drop = createEvent.drop(input, { dataTransfer: { files: [pdf] } });
  fireEvent(input, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('a chosen file shows name and size and can be removed', async () => {
  const onRemove = vi.fn();
  render(
    <FileRow detail="184 KB" name="receipt.pdf" onRemove={onRemove} removeLabel="Remove file" />,
  );
  expect(screen.queryByText('184 KB')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
