import { fillMessage } from '@muqarin/rules/fill-message';
import { carTags } from '@muqarin/rules/motor/car-tags';
import { cross } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import css from './car.module.css';
import type { MotorPlace } from './journey.ts';
import type { MotorTexts } from './texts.ts';

/** What is chosen of the car, each part to be taken away again (S1 2). */
export function CarTags({ place, texts: t }: { place: MotorPlace; texts: MotorTexts }) {
  const { draft, more } = place;
  const { car } = more;
  const words = {
    make: car.make,
    year: draft.manf_year?.toString() ?? null,
    model: car.model,
    variant: car.variant,
  };
  const tags = carTags(draft).filter((part) => words[part] !== null);
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
