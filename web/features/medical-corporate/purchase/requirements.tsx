import type { Requirement } from '@muqarin/bff/contract/medical-corporate/purchase';
import { fillMessage } from '@muqarin/rules/fill-message';
import { circleAlert, circleCheck } from '@/components/ui/drawings.ts';
import { building2 } from '@/components/ui/drawings-company.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { say } from '@/lib/reader.ts';
import css from './requirements.module.css';
import { t } from './texts.ts';

interface Props {
  requirements: readonly Requirement[];
  insurer: string;
  /** How a part of the page looks that it stands in. */
  part?: string | undefined;
}

/** What an insurer asks for before it issues a policy, each ticked once it is here. */
export function Requirements({ requirements, insurer, part }: Props) {
  if (requirements.length === 0) return null;
  return (
    <section aria-labelledby="requirements" className={part} data-requirements="">
      <h2 id="requirements" className={part ? undefined : css.title}>
        {fillMessage(t.requirements, { insurer })}
      </h2>
      <p className={ground.hush}>{t.requirementHere}</p>
      <ul className={css.list}>
        {requirements.map(({ name, arrived }) => (
          <li key={name} data-arrived={String(arrived)}>
            <Icon of={iconOf(arrived)} />
            <span>
              {say(name)} <small>{stateOf(arrived)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function iconOf(arrived: boolean | null) {
  if (arrived === null) return building2;
  return arrived ? circleCheck : circleAlert;
}

function stateOf(arrived: boolean | null): string {
  if (arrived === null) return t.requirementAsked;
  return arrived ? t.requirementArrived : t.requirementMissing;
}
