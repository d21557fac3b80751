'use client';

import { fillMessage } from '@muqarin/rules/fill-message';
import { MAX_FILE_BYTES, MEGABYTE } from '@muqarin/rules/upload-limits';
import { Tick } from '@/components/ui/tick.tsx';
import checkoutCss from '@/features/checkout/page.module.css';
import type { FileSlotProps } from '@/features/uploads/file-slot.tsx';
import { MotorFileSlot } from './motor-slot.tsx';
import type { PartProps } from './part-fields.tsx';
import pageCss from './purchase.module.css';
import { t } from './texts.ts';

type Ahead = Pick<FileSlotProps, 'send' | 'remove'>;

/** The six labelled files (S1 3), and the no-claim certificate where it is asked for. */
export function Uploads({ page, errorOf, ...ahead }: PartProps & Ahead) {
  return (
    <section className={checkoutCss.part} aria-labelledby="files-title">
      <h2 id="files-title">{t.filesTitle}</h2>
      <p className={pageCss.lead}>
        {fillMessage(t.filesHint, { megabytes: MAX_FILE_BYTES / MEGABYTE })}
      </p>
      <div className={pageCss.files}>
        {page.slots.map((slot) => (
          <MotorFileSlot key={slot.field} slot={slot} error={errorOf(slot.field)} {...ahead} />
        ))}
      </div>
      {page.isSalama && page.claimFreeYears === 0 && (
        <Tick
          id="no_ncd_letter"
          name="no_ncd_letter"
          defaultChecked={page.agreed.includes('no_ncd_letter')}
        >
          <span>{t.noNcd}</span>
        </Tick>
      )}
    </section>
  );
}
