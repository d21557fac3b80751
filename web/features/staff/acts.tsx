import { shownTime } from '@muqarin/rules/dates';
import ground from '@/components/ui/ground.module.css';
import desk from '../desk/desk.module.css';
import list from './lead-list.module.css';

interface Props {
  id: string;
  title: string;
  /** The oldest first; `by` is '' where nobody of the staff did it. */
  acts: readonly { act: string; by: string; at: string; why?: string }[];
  words: Readonly<Record<string, string>>;
}

/** What was done, by whom and when. */
export function Acts({ id, title, acts, words }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className={desk.story}>
        {acts.map(({ act, by, at, why }) => (
          <li key={`${at} ${act}`}>
            <span className={ground.hush}>
              <bdi dir="ltr">{shownTime(at)}</bdi>
            </span>{' '}
            {words[act] ?? act}
            {by === '' ? null : (
              <>
                {' · '}
                <bdi>{by}</bdi>
              </>
            )}
            {why ? (
              <p className={list.words}>
                <bdi>{why}</bdi>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
