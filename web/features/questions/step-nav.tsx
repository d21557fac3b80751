import { Button } from '@/components/ui/button.tsx';
import { arrowLeft, arrowRight } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import css from './questionnaire.module.css';
import type { QuestionnaireTexts } from './texts.ts';

interface StepNavProps {
  texts: Pick<QuestionnaireTexts, 'next' | 'previous' | 'submitting'>;
  /** What the button that goes on says; null where another button of the page goes on. */
  onward: string | null;
  hasPrevious: boolean;
  busy: boolean;
}

/** Previous only where a step exists (S0 2). */
export function StepNav({ texts, onward, hasPrevious, busy }: StepNavProps) {
  return (
    <div className={css.nav}>
      {/* Enter in a field presses the first button of the form, and it has to mean Next. */}
      <button type="submit" className={ground.vh} tabIndex={-1} aria-hidden>
        {texts.next}
      </button>
      {hasPrevious ? (
        <Button look="line" name="go" value="previous" disabled={busy}>
          <Icon of={arrowLeft} flip />
          {texts.previous}
        </Button>
      ) : (
        <span />
      )}
      {onward === null ? null : (
        <Button disabled={busy} aria-busy={busy}>
          {busy ? texts.submitting : onward}
          <Icon of={arrowRight} flip />
        </Button>
      )}
    </div>
  );
}
