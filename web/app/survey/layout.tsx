import type { ReactNode } from 'react';
import { EarlierAnswers } from '@/features/links/earlier-answers.tsx';

export default function SurveyLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <EarlierAnswers />
      {children}
    </>
  );
}
