'use client';

import {
  type GroupPicksModel,
  corporatePickPaths as paths,
} from '@muqarin/bff/contract/medical-corporate/picks';
import { messages } from '@muqarin/rules/messages';
import { createContext, type ReactNode, use, useState } from 'react';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { useForms } from '@/features/plan-list/use-forms.ts';
import { CallFailed, get } from '@/lib/calls.ts';
import { say } from '@/lib/reader.ts';
import { showToast } from '@/lib/toast.ts';

interface Picks {
  picks: GroupPicksModel;
  csrfToken: string;
  /** Posts one of the forms of `corporatePickPaths` and shows what is picked then. */
  press: (path: string, fields: Record<string, unknown>) => Promise<void>;
  warn: (message: string) => void;
}

const Context = createContext<Picks | null>(null);

export function usePicks(): Picks {
  const picks = use(Context);
  if (!picks) throw new Error('outside of GroupPicks');
  return picks;
}

interface Props {
  start: GroupPicksModel;
  csrfToken: string;
  children: ReactNode;
}

/** What is compared, checked for a quote and proposed, for the tiles and panels within: each press is a form, sent behind. */
export function GroupPicks({ start, csrfToken, children }: Props) {
  const [picks, setPicks] = useState(start);
  const [warning, setWarning] = useState<string | null>(null);
  const send = useForms(csrfToken);
  const press = async (path: string, fields: Record<string, unknown>) => {
    try {
      const answer = await send(path, fields);
      if (answer.warning !== undefined) setWarning(answer.warning);
      if (answer.notice !== undefined) showToast({ text: say(answer.notice) });
      setPicks(await get<GroupPicksModel>(paths.picks, {}));
    } catch (failure) {
      const said = failure instanceof CallFailed ? failure.body.warning : undefined;
      const text = typeof said === 'string' ? said : messages.somethingFailed;
      showToast({ text: say(text), tone: 'warn' });
    }
  };
  return (
    <Context value={{ picks, csrfToken, press, warn: setWarning }}>
      {children}
      <WarningDialog
        title={say(messages.warningTitle)}
        message={warning}
        ok={say(messages.warningOk)}
        onClose={() => setWarning(null)}
      />
    </Context>
  );
}
