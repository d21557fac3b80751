import type { ReactNode } from 'react';
import { type PageHeadProps, PlainHead } from './plain-head.tsx';
import { WholeReferences } from './whole-references.tsx';

/** The heading of a page of text, with a line of help. */
export function PageHead({ title, scene, children }: PageHeadProps) {
  return (
    <PlainHead title={whole(title)} scene={scene}>
      {whole(children)}
    </PlainHead>
  );
}

function whole(text: ReactNode): ReactNode {
  return typeof text === 'string' && text !== '' ? <WholeReferences text={text} /> : text;
}
