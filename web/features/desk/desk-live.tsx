'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { LineBanner } from '@/lib/live/line-banner.tsx';
import { useDeskNews } from './use-desk-news.ts';

interface Props {
  /** ISO instant of the look. */
  at: string;
  everySeconds: number;
  t: { cut: string; back: string };
}

/** Reads the page again as things happen at the desk, and says when nothing is heard. */
export function DeskLive({ at, everySeconds, t }: Props) {
  const router = useRouter();
  const { isCut } = useDeskNews({
    // Who takes a lead may not have had one, nor be shown.
    rows: 'all',
    hasRoom: true,
    readAgain: () => router.refresh(),
  });
  useEffect(() => {
    const again = setInterval(() => router.refresh(), everySeconds * 1000);
    return () => clearInterval(again);
  }, [router, everySeconds]);
  return <LineBanner isCut={isCut} readAt={Date.parse(at)} t={t} />;
}
