/** Papers that a customer sends for a claim or complaint (features 140). */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import type { CaseView } from '@muqarin/leads/contract/site';
import type { CallContext } from '@muqarin/platform/context';
import { casePapers } from '@muqarin/rules/cases/papers';
import { filled, type Message } from '@muqarin/rules/message';
import { siteMessages } from '@muqarin/rules/site/messages';
import type { KeptFile } from '../../../contract/file-slots.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { wrongAt } from '../../session/flash.ts';
import type { LeftFlash } from '../../session/session-data.ts';
import { type FileRule, refusedFile } from '../../uploads/file-rule.ts';
import { keptFile } from '../../uploads/kept-files.ts';
import { type Asked, readPosted } from '../../uploads/read-posted.ts';
import { unlessAway } from '../unless-away.ts';

const { purpose, field } = casePapers;

function ruleOf(caseId: string): FileRule {
  return {
    owner: ownerOf.case(caseId),
    purpose,
    accept: casePapers.kinds,
    slots: [field],
    // Among what is held about a person.
    labelOf: () => siteMessages.casePaperName,
  };
}

/** The oldest first. Null while documents does not answer: the rest of the page goes on. */
export async function papersOfCase(
  bff: Pick<Bff, 'documents'>,
  caseId: string,
  context: CallContext,
): Promise<KeptFile[] | null> {
  const asked = { owner: ownerOf.case(caseId), purpose };
  const found = await unlessAway(bff.documents.listUploads(asked, context));
  return found?.uploads.map(keptFile) ?? null;
}

/** Kept first, then said: an event never names a paper that is not there. Throws as `readPosted` does. */
export async function sendCasePaper(
  bff: Bff,
  { caseId, status }: Pick<CaseView, 'caseId' | 'status'>,
  asked: Asked,
): Promise<LeftFlash> {
  const { context } = asked;
  if (status === 'closed') return wrongPaper(siteMessages.casePaperLate);
  const { owner, ...rule } = ruleOf(caseId);
  const before = await bff.documents.listUploads({ owner, purpose }, context);
  if (before.uploads.length >= casePapers.most)
    return wrongPaper(filled(siteMessages.casePapersFull, { count: casePapers.most }));
  const csrf = { token: 'required', hasEffect: true } as const;
  const { files } = await readPosted(bff, asked, { owner, ...rule }, csrf);
  const refused = refusedFile(files);
  if (refused) return wrongPaper(refused.message);
  const sent = files[field];
  if (sent?.outcome !== 'stored') return wrongPaper(siteMessages.casePaperNone);
  const { uploadId } = sent.upload;
  const kept = { owner, uploadIds: [uploadId], days: casePapers.keptDays };
  await bff.documents.keepUploads(kept, context);
  const { outcome } = await bff.leads.addCasePaper({ caseId }, context);
  if (outcome === 'done') return { notice: ours(siteMessages.casePaperSent) };
  // Closed or erased meanwhile: nobody would look at it, and nothing would delete it.
  await bff.documents.deleteUpload({ uploadId, owner }, context);
  return wrongPaper(siteMessages.casePaperLate);
}

/** Of the one field that there is. */
export const wrongPaper = (message: Message) => wrongAt(field, message);
