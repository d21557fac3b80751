/** `GET /web/binary/download_checklist_file`: the file of an item, to whoever it belongs to; 404 for everything else (decisions A15). */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import { checklistModels } from '@muqarin/rules/account/calls';
import type { Bff } from '../../../parts.ts';
import { requireCustomer } from '../../../security/require-customer.ts';
import { notFound } from '../../not-found.ts';
import type { Ask, FileOutcome } from '../call.ts';
import { textsIn } from '../read-fields.ts';
import { policyOfItem } from './handlers.ts';

/** For a browser to follow at once. */
const linkMinutes = 1;

export async function downloadFile(bff: Bff, ask: Ask): Promise<FileOutcome> {
  const { accountId } = requireCustomer(ask.session);
  const { context } = ask;
  const { model, field, id = '', filename } = textsIn(ask.fields);
  const isListed = model === checklistModels.item && field === checklistModels.field;
  const policy = isListed ? await policyOfItem(bff, { context }, accountId, id) : null;
  const uploadId = policy?.items.find((item) => item.id === id)?.uploadId ?? null;
  if (!policy || uploadId === null) throw notFound();
  const owner = ownerOf.externalPolicy(policy.policyId);
  const link = await bff.documents.signLink({ uploadId, owner, minutes: linkMinutes }, context);
  if (!link) throw notFound();
  const { facts, content } = await bff.documents.openLink({ token: link.token }, context);
  const ending = /\.[a-z0-9]+$/.exec(facts.fileName)?.[0] ?? '';
  return {
    kind: 'file',
    send: async (reply) =>
      reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': dispositionOf(facts.kind, `${nameOf(filename)}${ending}`),
          'content-length': String(facts.bytes),
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
        })
        .type(facts.mediaType)
        .send(content),
  };
}

/** A picture is shown; a document that may hold more than it shows is saved. */
function dispositionOf(kind: string, name: string): string {
  const how = ['jpeg', 'png', 'webp'].includes(kind) ? 'inline' : 'attachment';
  return `${how}; filename="${name}"`;
}

/** Cosmetic: the last part of a path at most, and nothing that a header or a file system could take otherwise. */
function nameOf(filename = ''): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/\.[^.]*$/, '').replace(/[^\w-]+/g, '-');
  return plain.replace(/^-+|-+$/g, '').slice(0, 60) || 'document';
}
