import { type PageDraft, paperAt } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';

export function documentLinks(
  planId: number,
  documents: readonly { id: number; name: string; title: string }[],
): { title: string; href: string }[] {
  return documents.map(({ id, name, title }) => ({
    title,
    href: documentAddress(planId, name, id),
  }));
}

/** Of plans whose papers come in the reader's language. */
export function paperLinks(
  ...of: Parameters<typeof documentLinks>
): PageDraft<{ title: string; href: string }[]> {
  return documentLinks(...of).map(({ title, href }) => ({
    title: ours(title),
    href: paperAt(href),
  }));
}

/** S0 2: /download-file/{product_template_id}/{name}/{document_id}; the name is cosmetic (decisions M56). */
function documentAddress(planId: number, name: string, documentId: number): string {
  return `/download-file/${planId}/${encodeURIComponent(name)}/${documentId}`;
}
