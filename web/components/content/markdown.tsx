import { type Block, parseMarkdown } from '@/lib/content/markdown.ts';
import { DataTable } from './data-table.tsx';
import { InlineText } from './inline-text.tsx';

/** A text of a content file as elements: no HTML of a file ever reaches the page. */
export function Markdown({ text }: { text: string | readonly Block[] }) {
  const blocks = typeof text === 'string' ? parseMarkdown(text) : text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return blocks.map((block, at) => <Part key={`${at}${block.kind}`} block={block} />);
}

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id}>{block.text}</h2>
      ) : (
        <h3 id={block.id}>{block.text}</h3>
      );
    case 'paragraph':
      return (
        <p>
          <InlineText parts={block.parts} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <InlineText parts={block.parts} />
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={JSON.stringify(item)}>
              <InlineText parts={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <DataTable head={block.head} rows={block.rows} />;
    case 'picture':
      // biome-ignore lint/performance/noImgElement: small files of our own, sized by their writer
      return <img src={block.src} alt={block.alt} loading="lazy" />;
  }
}
