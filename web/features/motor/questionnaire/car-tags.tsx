import { fillMessage } from '@muqarin/rules/fill-message';
import { carTags } from '@muqarin/rules/motor/car-tags';
import { cross } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import css from './car.module.css';
import type { MotorTexts } from './texts.ts';
import type { Motor } from './use-questionnaire.ts';

/** What is chosen of the car, each part to be taken away again (S1 2). */
export function CarTags({ q, texts: t }: { q: Motor; texts: MotorTexts['motor'] }) {
  const { answers, car } = q.place.draft;
  const words = {
    make: car.make,
    year: answers.manf_year?.toString() ?? null,
    model: car.model,
    variant: car.variant,
  };
  const tags = carTags(answers).filter((part) => words[part] !== null);
  if (tags.length === 0) return null;
  return (
    <div className={css.tags}>
      <span className={ground.vh}>{t.tags}</span>
      {tags.map((part) => (
        <button
          key={part}
          type="submit"
          name="remove"
          value={part}
          className={css.pill}
          aria-label={fillMessage(t.removeTag, { part: words[part] ?? '' })}
        >
          <bdi>{words[part]}</bdi>
          <Icon of={cross} size="s" />
        </button>
      ))}
    </div>
  );
}
