import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import type { BffUnderTest } from './bff-under-test.ts';
import { aPdf } from './pdf.ts';

/** As if the business had sent it for the quote that was made last. */
export async function keepDocument({ quoting, documents }: BffUnderTest, slot: string) {
  const quoteId = (await quoting.ids('general_quotes')).at(-1) ?? '';
  const owner = ownerOf.generalQuote(quoteId);
  await documents.sent(owner, 'general-document', slot, Buffer.from(aPdf()));
}
