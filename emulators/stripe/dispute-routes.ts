import { randomBytes } from 'node:crypto';
import { calls } from './calls.ts';
import { invalidRequest, missing } from './errors.ts';
import { disputeUpdated } from './events.ts';
import { found, ok, type StripeApi } from './stripe-api.ts';
import { disputeView, fraudWarningView, listView } from './views.ts';

/** Disputes, the files of their evidence, and early fraud warnings. */
export function registerDisputes({
  all,
  change,
  context,
  emulator,
  getSession,
  listOf,
  serve,
}: StripeApi): void {
  const files = new Set<string>();
  serve(calls.listDisputes, ({ query: { limit, ...of } }) => {
    const views = listOf(of).flatMap((session) => disputeView(session) ?? []);
    return ok(listView(views, '/v1/disputes', limit));
  });

  const getDispute = (id: string) => {
    const session = emulator.payments.find(sessionIdOf(id));
    return found(session && disputeView(session), 'dispute', id);
  };
  serve(calls.retrieveDispute, ({ id }) => ok(getDispute(id)));
  serve(calls.updateDispute, (request) =>
    change(request, () => {
      const { evidence, submit = false, metadata = {} } = request.body;
      if (evidence !== undefined && submit) submitEvidence(request.id, evidence);
      return { ...getDispute(request.id), metadata };
    }),
  );
  serve(calls.closeDispute, (request) =>
    change(request, () => {
      requireUnanswered(request.id);
      emulator.decide(sessionIdOf(request.id), 'dispute_lost');
      return getDispute(request.id);
    }),
  );

  function requireUnanswered(id: string) {
    if (getDispute(id).status !== 'needs_response') {
      throw invalidRequest('This dispute cannot be answered in its current state.');
    }
  }
  /** Evidence is submitted once, with files that were uploaded before. */
  function submitEvidence(id: string, evidence: Readonly<Record<string, string | undefined>>) {
    requireUnanswered(id);
    const given = Object.fromEntries(
      Object.entries(evidence).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
    const unknown = Object.values(given).find((value) => /^file_/.test(value) && !files.has(value));
    if (unknown !== undefined) throw missing('file', unknown);
    const answered = { ...getSession(sessionIdOf(id)), evidence: given };
    emulator.payments.put(answered);
    emulator.webhooks.send(...disputeUpdated(context, answered));
  }

  serve(calls.createFile, (request) =>
    change(request, () => {
      const { filename, type, size } = request.body.file;
      const id = `file_${randomBytes(12).toString('hex')}`;
      files.add(id);
      return {
        id,
        object: 'file',
        created: emulator.unixNow(),
        expires_at: null,
        filename,
        links: null,
        purpose: request.body.purpose,
        size,
        title: null,
        type: type.split('/')[1],
        url: null,
      };
    }),
  );

  serve(calls.retrieveFraudWarning, ({ id }) => {
    const session = all().find(({ fraudWarning }) => fraudWarning === id);
    return ok(found(session && fraudWarningView(session), 'early_fraud_warning', id));
  });
}

/** The session of a dispute; each has at most one. */
function sessionIdOf(disputeId: string): string {
  return disputeId.replace(/^dp_/, '');
}
