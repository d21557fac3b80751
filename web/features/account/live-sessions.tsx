'use client';

import { accountForms, accountReads, type DeviceList } from '@muqarin/bff/contract/account-pages';
import { get } from '@/lib/calls.ts';
import { LivePart } from '@/lib/live/live-part.tsx';
import { StaleLine } from '@/lib/live/stale-line.tsx';
import { useLiveChange } from '@/lib/live/use-live-change.ts';
import { useLiveRead } from '@/lib/live/use-live-read.ts';
import { postForm } from '@/lib/post-form.ts';
import { textsIn } from './form-texts.ts';
import { saidBy } from './said-by.ts';
import { SessionList, type SessionListProps } from './session-list.tsx';
import { showSaid } from './show-said.ts';
import { t as words } from './texts.ts';

type Props = Pick<SessionListProps, 'sessions' | 'token' | 'texts'>;

/** A device that is signed out leaves the list at once, and comes back where that was refused. */
export function LiveSessions(props: Props) {
  return (
    <LivePart>
      <Sessions {...props} />
    </LivePart>
  );
}

const key = ['devices'];

function Sessions({ sessions, ...props }: Props) {
  const live = useLiveRead<DeviceList>({
    key,
    initial: { sessions: [...sessions] },
    read: (signal) => get(accountReads.liveDevices, {}, signal),
  });
  const { mutate } = useLiveChange<DeviceList>(key, showSaid(words.noAnswer));
  const send = (form: HTMLFormElement, ended: string | null) =>
    mutate({
      send: async () => saidBy((await postForm(accountForms.security, textsIn(form))).body),
      foresee: (list) => ({
        sessions: list.sessions.filter(({ sessionId, isThis }) => {
          return isThis || (ended !== null && sessionId !== ended);
        }),
      }),
    });
  return (
    <>
      <StaleLine of={live} text={words.stale} />
      <SessionList
        {...props}
        sessions={live.shown.sessions}
        action={accountForms.security}
        send={send}
      />
    </>
  );
}
