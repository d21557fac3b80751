import type { Step } from '@muqarin/rules/medical/questionnaire';
import ground from '@/components/ui/ground.module.css';
import { stepAddress } from './addresses.ts';

interface ChangeLinkProps {
  step: Step;
  /** Said to screen readers after the word. */
  what: string;
  word: string;
  onChange: (step: Step) => void;
}

export function ChangeLink({ step, what, word, onChange }: ChangeLinkProps) {
  return (
    <a
      href={stepAddress(step, 'check')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChange(step);
      }}
    >
      {word}
      <span className={ground.vh}> {what}</span>
    </a>
  );
}
