'use client';

import { Later } from '@/components/ui/later.tsx';
import { useLater } from '@/lib/use-later.ts';
import type { MemberEditorProps } from './member-editor.tsx';

const load = () => import('./member-editor.tsx');

/** The editor, a plain form; its script comes when the list answers already. */
export function MemberEditorLater(props: MemberEditorProps) {
  const editor = useLater(load);
  return (
    <Later
      of={editor}
      onServer={process.env.NEXT_RUNTIME === 'nodejs' ? require('./member-editor.tsx') : null}
      draw={({ MemberEditor }) => <MemberEditor {...props} />}
    />
  );
}
