import { Button } from '@/components/ui/button.tsx';
import { arrowLeft, arrowRight } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import css from './questionnaire.module.css';
import type { QuestionnaireTexts } from './texts.ts';

interface StepNavProps {
  texts: Pick<QuestionnaireTexts, 'previous'>;
  /** What the button that goes on says; null where another button of the page goes on. */
  onward: string | null;
  hasPrevious: boolean;
  /** What it says while the answers are sent. */
  busy: string | null;
}

/** Previous only where a step exists (S0 2). */
export function StepNav({ texts, onward, hasPrevious, busy }: StepNavProps) {
  const isBusy = busy !== null;
  return (
    <div className={css.nav}>
      {hasPrevious ? (
        <Button look="line" name="go" value="previous" disabled={isBusy}>
          <Icon of={arrowLeft} flip />
          {texts.previous}
        </Button>
      ) : (
        <span />
      )}
      {onward === null ? null : (
        <Button disabled={isBusy} aria-busy={isBusy}>
          {busy ?? onward}
          <Icon of={arrowRight} flip />
        </Button>
      )}
    </div>
  );
}
