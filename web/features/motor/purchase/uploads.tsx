'use client';

import type { MotorSlot } from '@muqarin/bff/contract/motor-order-pages';
import { fillMessage } from '@muqarin/rules/messages';
import { MAX_FILE_BYTES } from '@muqarin/rules/motor/constants';
import { ACCEPTED_TYPES, fileProblem, NCD_DOCUMENT } from '@muqarin/rules/motor/uploads';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { FieldMessage } from '@/components/ui/field.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { classes } from '@/lib/classes.ts';
import type { PartProps } from './details.tsx';
import css from './purchase.module.css';
import { t } from './texts.ts';

/** The six labelled files (S1 3), and the no-claim certificate where it is asked for. */
export function Uploads({ page, errorOf }: PartProps) {
  return (
    <section className={css.part} aria-labelledby="files-title">
      <h2 id="files-title">{t.filesTitle}</h2>
      <p className={css.lead}>
        {fillMessage(t.filesHint, { megabytes: MAX_FILE_BYTES / (1024 * 1024) })}
      </p>
      <div className={css.files}>
        {page.slots.map((slot) => (
          <FileSlot key={slot.field} slot={slot} error={errorOf(slot.field)} />
        ))}
      </div>
      {page.isSalama && page.claimFreeYears === 0 && (
        <label className={css.tick} htmlFor="no_ncd_letter">
          <input
            type="checkbox"
            id="no_ncd_letter"
            name="no_ncd_letter"
            defaultChecked={page.agreed.includes('no_ncd_letter')}
          />
          <span>{t.noNcd}</span>
        </label>
      )}
    </section>
  );
}

interface SlotProps {
  slot: MotorSlot;
  error: string | undefined;
}

/** One file: the browser's own control, large enough to press, and what is in it. */
export function FileSlot({ slot: { field, label, status, reason }, error }: SlotProps) {
  const [chosen, setChosen] = useState<{ text: string; problem: string | null } | null>(null);
  const problem = chosen ? (chosen.problem ?? undefined) : error;
  const there = !chosen && status === 'received';
  const said = chosen && !chosen.problem ? chosen.text : null;
  return (
    <div className={classes(css.slot, problem && css.slotBad, there && css.slotThere)}>
      <label htmlFor={field} className={css.slotLabel}>
        {label}
      </label>
      <FieldMessage id={field} error={problem ?? (status === 'refused' ? reason : undefined)} />
      <input
        type="file"
        id={field}
        name={field}
        accept={ACCEPTED_TYPES.join(',')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${field}-error` : undefined}
        required={false}
        onChange={({ currentTarget: { files } }) => {
          const file = files?.[0];
          setChosen(file ? describe(file) : null);
        }}
      />
      {field !== NCD_DOCUMENT && <input type="hidden" name={`${field}_label`} value={label} />}
      {(there || said) && (
        <p className={css.there}>
          <Icon of={CircleCheck} size="s" />
          <span>{said ?? t.received}</span>
        </p>
      )}
    </div>
  );
}

function describe({ name, type, size }: File) {
  const problem = fileProblem({ name, type, bytes: size });
  const text = fillMessage(t.chosen, {
    name: name.length > 28 ? `${name.slice(0, 18)}…${name.slice(-8)}` : name,
    size:
      size < 1024 * 1024 ? `${Math.ceil(size / 1024)} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`,
  });
  return { text, problem };
}
