'use client';

import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import type { ComparePage } from '@muqarin/bff/contract/medical/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { MAX_COMPARED_INDIVIDUAL } from '@muqarin/rules/medical/constants';
import { messages } from '@muqarin/rules/messages';
import { useState } from 'react';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import type { CompareView } from '@/features/comparison/compare-view.ts';
import { SideBySide } from '@/features/comparison/side-by-side.tsx';
import { BUY_FORM, COMPARE_FORM } from '@/features/plan-list/form-ids.ts';
import { useBusyBuying } from '@/features/plan-list/use-busy-buying.ts';
import { useForms } from '@/features/plan-list/use-forms.ts';
import { say } from '@/lib/reader.ts';
import { AddSlot } from './add-slot.tsx';
import { CompareHead } from './compare-head.tsx';

interface Props extends CompareView {
  page: ComparePage;
  csrfToken: string;
}

/** Plans side by side (S0 2, decisions X17). */
export function CompareApp({ page, csrfToken, ...start }: Props) {
  const [warning, setWarning] = useState<string | null>(page.warning);
  const send = useForms(csrfToken);
  const full = page.columns.length >= MAX_COMPARED_INDIVIDUAL;
  return (
    <>
      <Forms csrfToken={csrfToken} />
      <SideBySide
        csrfToken={csrfToken}
        page={page}
        start={start}
        here={medicalPaths.comparePlans}
        allNetFils={page.allNetFils}
        head={(differences) => (
          <CompareHead page={page} csrfToken={csrfToken} send={send}>
            {differences}
          </CompareHead>
        )}
        addSlot={<AddSlot others={page.others} full={full} csrfToken={csrfToken} />}
      />
      <WarningDialog
        title={say(messages.warningTitle)}
        message={warning}
        ok={say(messages.warningOk)}
        onClose={() => setWarning(null)}
      />
    </>
  );
}

/** BUY NOW and Remove of every column post these. */
function Forms({ csrfToken }: { csrfToken: string }) {
  const buying = useBusyBuying();
  const token = <input type="hidden" name={contractIds.csrfField} value={csrfToken} />;
  return (
    <>
      <form id={BUY_FORM} action={medicalPaths.select} method="post" {...buying}>
        {token}
      </form>
      <form id={COMPARE_FORM} action={medicalPaths.toggleCompared} method="post">
        {token}
        <input type="hidden" name="return" value={medicalPaths.comparePlans} />
      </form>
    </>
  );
}
