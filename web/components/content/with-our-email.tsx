import { textsOf } from '@/lib/texts.ts';

/** A text with our address, as a link, where it says `{email}`; read from left to right in both languages. */
export function WithOurEmail({ text }: { text: string }) {
  const { contactEmail } = textsOf('shell');
  const [before, after] = text.split('{email}');
  return (
    <>
      {before}
      <a href={`mailto:${contactEmail}`}>
        <bdi dir="ltr">{contactEmail}</bdi>
      </a>
      {after}
    </>
  );
}
