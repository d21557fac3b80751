'use client';

import { corporatePaths } from '@muqarin/bff/contract/medical-corporate/pages';
import {
  type CorporateComparePage,
  corporatePickPaths as paths,
} from '@muqarin/bff/contract/medical-corporate/picks';
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { MOST_GROUP_COMPARED } from '@muqarin/rules/medical-corporate/picks';
import { DOWNLOAD_RESET_COMPARISON_MS } from '@muqarin/rules/plan-list/constants';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { plus } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Select } from '@/components/ui/select.tsx';
import slotCss from '@/features/comparison/add-slot.module.css';
import headCss from '@/features/comparison/compare-head.module.css';
import type { CompareView } from '@/features/comparison/compare-view.ts';
import { SideBySide } from '@/features/comparison/side-by-side.tsx';
import { DownloadButton } from '@/features/plan-list/download-button.tsx';
import { BUY_FORM, COMPARE_FORM } from '@/features/plan-list/form-ids.ts';
import { firstAmount } from '@/features/plan-list/vat/premium.ts';
import { listed } from '@/lib/listed.ts';
import { say } from '@/lib/reader.ts';
import { t } from '../picks/texts.ts';
import { tabAddress } from '../plans/list-address.ts';
import { comparedOf } from './compare-rows.ts';

interface Props extends CompareView {
  page: CorporateComparePage;
  csrfToken: string;
  head: ReactNode;
}

const buyFormOf = ({ id }: { id: number }) => `${BUY_FORM}-${id}`;

/** Two to four plans side by side, of a category or across categories (S0 2, decisions X17). */
export function CorporateCompareApp({ page, csrfToken, head, ...start }: Props) {
  return (
    <>
      <Forms page={page} csrfToken={csrfToken} />
      <SideBySide
        csrfToken={csrfToken}
        page={comparedOf(page)}
        start={start}
        here={page.here}
        most={page.category === null ? page.columns.length : MOST_GROUP_COMPARED}
        head={(switches) => (
          <div className={headCss.head}>
            {head}
            <div className={headCss.tools}>
              {switches}
              <DownloadButton
                href={page.pdf}
                label={t.download}
                fileName={`comparison-${page.reference}.pdf`}
                resetMs={DOWNLOAD_RESET_COMPARISON_MS}
                words={{
                  busy: t.downloading,
                  done: t.downloaded,
                  failed: t.downloadFailed,
                  crowded: t.downloadCrowded,
                }}
              />
            </div>
          </div>
        )}
        mode="always"
        buyForm={buyFormOf}
        action={say(corporateMessages.select)}
        addSlot={page.category === null ? null : <OpenPlace page={page} csrfToken={csrfToken} />}
      />
    </>
  );
}

/** SELECT posts its column's plan with its category, Remove the tray's form. */
function Forms({ page, csrfToken }: Pick<Props, 'page' | 'csrfToken'>) {
  return (
    <>
      {page.columns.map((plan) => (
        <form key={plan.id} id={buyFormOf(plan)} action={corporatePaths.select} method="post">
          <CsrfField token={csrfToken} />
          <input type="hidden" name="category" value={plan.category} />
          <input type="hidden" name="plan" value={plan.plan} />
        </form>
      ))}
      <form id={COMPARE_FORM} action={paths.compared} method="post">
        <CsrfField token={csrfToken} />
        <input type="hidden" name="return" value={page.here} />
      </form>
    </>
  );
}

function OpenPlace({ page, csrfToken }: Pick<Props, 'page' | 'csrfToken'>) {
  const { columns, others, category } = page;
  if (columns.length >= MOST_GROUP_COMPARED || others.length === 0) {
    return (
      <div className={slotCss.slot}>
        <p className={ground.hush}>{t.fourAtMost}</p>
        <a href={tabAddress(category ?? 0)}>{t.otherPlans}</a>
      </div>
    );
  }
  return (
    <form className={slotCss.slot} action={paths.compared} method="post">
      <CsrfField token={csrfToken} />
      <input type="hidden" name="category" value={category ?? 0} />
      <input type="hidden" name="return" value={page.here} />
      <Icon of={plus} />
      <label htmlFor="add-plan">{t.addAnother}</label>
      <Select id="add-plan" name="plan">
        {others.map((plan) => (
          <option key={plan.plan} value={plan.plan}>
            {listed([say(plan.name), say(plan.insurerName), firstAmount(plan, 'always')])}
          </option>
        ))}
      </Select>
      <Button look="line">{t.add}</Button>
    </form>
  );
}
