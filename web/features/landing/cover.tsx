import { Markdown } from '@/components/content/markdown.tsx';
import { cross } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import type { Landing } from '@/lib/content/schema.ts';
import css from './cover.module.css';

export function Cover({ cover: { intro, parts, without } }: Pick<Landing, 'cover'>) {
  return (
    <>
      <div className={css.intro}>
        <Markdown text={intro} />
      </div>
      <div className={css.parts}>
        {parts.map(({ title, text }) => (
          <div key={title} className={css.part}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className={css.without}>
        <h3>{without.title}</h3>
        <ul>
          {without.items.map((item) => (
            <li key={item}>
              <Icon of={cross} size="s" />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
