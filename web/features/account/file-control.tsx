'use client';

import { Upload } from '@/components/ui/upload.tsx';
import { t as words } from '@/features/uploads/texts.ts';

interface Props {
  id: string;
  name: string;
  label: string;
  accept: string;
  problem?: string | undefined;
  /** What becomes of it, beneath its name. */
  said?: string | undefined;
  onChoose?: (file: File | null, control: HTMLInputElement) => void;
}

/** What papers are taken as. */
export const papers = '.jpg,.jpeg,.png,.webp,.pdf,.doc,.docx';
export const pictures = 'image/png,image/jpeg,image/webp';

/** The one control for files in an account's words. */
export function FileControl(props: Props) {
  const { prompt, photo, clear } = words;
  return <Upload words={{ prompt, photo, clear }} {...props} />;
}
