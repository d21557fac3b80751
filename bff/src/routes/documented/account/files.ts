/** Which files the calls of accounts take, and whose they become. Throws AppError unauthenticated for whoever is not signed in. */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import type { Bff } from '../../../parts.ts';
import { requireCustomer } from '../../../security/require-customer.ts';
import { sessionsAway } from '../../../session/session-store.ts';
import type { FileRule } from '../../../uploads/file-rule.ts';
import type { Asked } from '../../../uploads/read-posted.ts';

const papers = ['jpeg', 'png', 'webp', 'pdf', 'doc', 'docx'] as const;
/** Decisions A19. */
const pictureBytes = 5 * 1024 * 1024;
const pictureSide = 256;
/** Of one form; `user_attachment-0` to so many, or from 1 (decisions A12). */
const mostAttachments = 10;

export function pictureFiles(_bff: Bff, asked: Asked): FileRule {
  return {
    owner: ownerOf.account(accountOf(asked)),
    purpose: 'picture',
    accept: ['jpeg', 'png', 'webp'],
    slots: ['image'],
    mostBytes: pictureBytes,
    square: pictureSide,
  };
}

export function policyFiles(_bff: Bff, asked: Asked): FileRule {
  return {
    owner: ownerOf.account(accountOf(asked)),
    purpose: 'external-policy',
    accept: papers,
    slots: Array.from({ length: mostAttachments + 1 }, (_, at) => `user_attachment-${at}`),
  };
}

/** Each item of this account's checklists has a field of its own; that of anybody else's is thrown away. */
export async function documentFiles(bff: Bff, asked: Asked): Promise<FileRule> {
  const accountId = accountOf(asked);
  const { policies } = await bff.accounts.policies({ accountId }, asked.context);
  const items = policies.flatMap((policy) => policy.items);
  return {
    owner: ownerOf.account(accountId),
    purpose: 'policy-document',
    accept: papers,
    slots: items.map(({ id }) => attachmentField(id)),
  };
}

export function attachmentField(itemId: string): string {
  return `attachment_${itemId}`;
}

function accountOf({ session }: Asked): string {
  if (session.isAway) throw sessionsAway();
  return requireCustomer(session).accountId;
}
