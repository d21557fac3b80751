import ground from './ground.module.css';

/** MQ-7F3K-92QX and its like: claims, complaints, policies, requests. */
const references = /([A-Z]{1,3}-[0-9A-Z]{4}-[0-9A-Z]{4})/;

/** A reference has hyphens, at which a narrow heading would break it. */
export function WholeReferences({ text }: { text: string }) {
  const parts = text.split(references);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    // Every second one is what was found.
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <bdi key={at} className={ground.num}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
