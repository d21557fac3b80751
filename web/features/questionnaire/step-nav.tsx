import type { Step } from '@muqarin/rules/medical/questionnaire';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import css from './questionnaire.module.css';
import type { QuestionnaireTexts } from './texts.ts';

interface StepNavProps {
  texts: QuestionnaireTexts;
  step: Step;
  /** Came from Change: Next leads back to the check page. */
  returning: boolean;
  hasPrevious: boolean;
  busy: boolean;
}

/** Previous only where a step exists (S0 2). */
export function StepNav({ texts, step, returning, hasPrevious, busy }: StepNavProps) {
  return (
    <div className={css.nav}>
      {/* Enter in a field presses the first button of the form, and it has to mean Next. */}
      <button type="submit" className={ground.vh} tabIndex={-1} aria-hidden>
        {texts.next}
      </button>
      {hasPrevious ? (
        <Button look="line" name="go" value="previous" disabled={busy}>
          <Icon of={ArrowLeft} flip />
          {texts.previous}
        </Button>
      ) : (
        <span />
      )}
      <Button disabled={busy} aria-busy={busy}>
        {busy ? texts.submitting : nextLabel(step, returning, texts)}
        <Icon of={ArrowRight} flip />
      </Button>
    </div>
  );
}

function nextLabel(step: Step, returning: boolean, t: QuestionnaireTexts): string {
  if (step === 'contact') return t.submit;
  if (step === 'check') return t.check.next;
  return returning ? t.save : t.next;
}
