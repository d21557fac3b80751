import type { Inline } from '@/lib/content/markdown.ts';
import { parseInline } from '@/lib/content/markdown.ts';
import { linkTo } from '@/lib/link-to.ts';

/** One line of a content file, with its links and strong words. */
export function InlineText({ parts }: { parts: string | readonly Inline[] }) {
  const all = typeof parts === 'string' ? parseInline(parts) : parts;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return all.map((part, at) => <Piece key={`${at}${part.text}`} part={part} />);
}

function Piece({ part }: { part: Inline }) {
  if (part.kind === 'strong') return <strong>{part.text}</strong>;
  return part.kind === 'link' ? <a href={linkTo(part.href)}>{shown(part)}</a> : part.text;
}

/** A phone or an address is read from left to right in both languages. */
function shown({ href, text }: Extract<Inline, { kind: 'link' }>) {
  return /^(tel|mailto):/.test(href) ? <bdi dir="ltr">{text}</bdi> : text;
}
