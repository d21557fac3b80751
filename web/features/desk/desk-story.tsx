import type { DeskStoryLine } from '@muqarin/bff/contract/desk-pages';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import ground from '@/components/ui/ground.module.css';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import css from './desk.module.css';

/** What the person and staff did, the oldest first. */
export function DeskStory({ story }: { story: readonly DeskStoryLine[] }) {
  const t = textsOf('desk');
  return (
    <section aria-labelledby="desk-story">
      <h2 id="desk-story">{t.story}</h2>
      <ol className={css.story}>
        {story.map((line) => (
          <li key={`${line.at} ${line.kind} ${line.by}`}>
            <span className={ground.hush}>
              <bdi dir="ltr">{shownTime(line.at)}</bdi>
            </span>{' '}
            {sentence(line)}
            {line.text ? <p className={list.words}>{line.text}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function movedWords({ move }: DeskStoryLine): string {
  const { move: t } = textsOf('desk');
  if (move === null) return '';
  const reasons: Readonly<Record<string, string>> = t.reasons;
  const names = { from: move.from, to: move.to || t.queue };
  return `${fillMessage(t.fromTo, names)} · ${reasons[move.reason] ?? move.reason}`;
}

function sentence(line: DeskStoryLine): string {
  const t = textsOf('desk');
  const kinds: Readonly<Record<string, string>> = t.kinds;
  const words: Readonly<Record<string, string>> = { ...t.statuses, ...t.dispositions };
  const back =
    line.callBackAt === null ? '' : fillMessage(t.due, { time: shownTime(line.callBackAt) });
  const plans = line.plans === 0 ? '' : fillMessage(t.plans, { count: line.plans });
  const parts = [
    kinds[line.kind] ?? line.kind,
    words[line.word] ?? '',
    line.reference,
    plans,
    line.netFils === null
      ? ''
      : fillMessage(t.premium, { amount: say(formatAed(line.netFils, 'always')) }),
    back,
    movedWords(line),
    line.by,
  ];
  return parts.filter(Boolean).join(' · ');
}
