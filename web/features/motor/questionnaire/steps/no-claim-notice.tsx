import { motorQuestionMessages } from '@muqarin/rules/motor/messages-questions';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { circleAlert } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { say } from '@/lib/reader.ts';
import type { MotorPlace } from '../journey.ts';
import css from './no-claim-notice.module.css';

/** The notice is shown, and its button is the way on. */
export function isNoticePending({ step, draft }: MotorPlace): boolean {
  const { is_claims: years = 0, claims_noted } = draft;
  return step === 'no_claim' && years > 0 && claims_noted !== true;
}

/** Any answer but none shows it, and it has to be acknowledged (S1 2). Takes focus when it comes, because the page stays and something is asked. */
export function NoClaimNotice({ title, ok }: { title: string; ok: { acknowledge: string } }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={css.notice} role="alert" tabIndex={-1}>
      <Icon of={circleAlert} />
      <div>
        <h2>{title}</h2>
        <p>{say(motorQuestionMessages.noClaimNotice)}</p>
        <Button name="claims_noted" value="1">
          {ok.acknowledge}
        </Button>
      </div>
    </div>
  );
}
