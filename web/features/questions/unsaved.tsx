import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import css from './questionnaire.module.css';
import type { QuestionnaireTexts } from './texts.ts';

interface UnsavedProps {
  texts: Pick<QuestionnaireTexts, 'saveFailed' | 'saveRetry'>;
  onRetry: () => void;
}

/** The save behind the page did not get through; nothing is lost while the page stays open. */
export function Unsaved({ texts, onRetry }: UnsavedProps) {
  const retry = (
    <Button type="button" look="bare" onClick={onRetry}>
      {texts.saveRetry}
    </Button>
  );
  return (
    <div className={css.notice}>
      <Notice tone="warn" action={retry}>
        {texts.saveFailed}
      </Notice>
    </div>
  );
}
