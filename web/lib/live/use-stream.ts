import { useEffect, useRef, useState } from 'react';
import { useSteady } from '../use-steady.ts';

interface Ways<News> {
  hear: (news: News) => void;
  /** The line is there again after a while without: what came meanwhile may not have been heard. */
  back?: () => void;
}

/** A stream ends after a while and comes again at once: only a line that stays dead is worth a word. */
const deadMilliseconds = 3_000;
/** The server ends each stream after 30 seconds, so one that is silent for longer is dead, though no end of it was heard. */
const silentMilliseconds = 40_000;
/** A browser comes again by itself, save where it was answered something else than a stream. */
const againMilliseconds = 2_000;

/** Hears server-sent events, `News` as JSON each, for as long as the component stands. Answers whether its line is cut. */
export function useStream<News>(address: string, { hear, back }: Ways<News>): boolean {
  const [isCut, setCut] = useState(false);
  const wasCut = useRef(false);
  const tell = useSteady(hear);
  const comeBack = useSteady(back ?? nothing);
  useEffect(() => {
    const line = openLine(address, {
      hear: (data) => tell(JSON.parse(data) as News),
      cut: (cut) => {
        setCut(cut);
        if (wasCut.current && !cut) comeBack();
        wasCut.current = cut;
      },
    });
    return line.close;
  }, [address, tell, comeBack]);
  return isCut;
}

function nothing(): void {}

interface LineWays {
  hear: (data: string) => void;
  cut: (cut: boolean) => void;
}

function openLine(address: string, { hear, cut }: LineWays): { close: () => void } {
  let stream: EventSource;
  let dead: ReturnType<typeof setTimeout> | undefined;
  let silent: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    stream = new EventSource(address);
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      alive();
      hear(data);
    });
    stream.addEventListener('open', () => {
      clearTimeout(dead);
      dead = undefined;
      alive();
      cut(false);
    });
    stream.addEventListener('error', lost);
    alive();
  };
  const alive = () => {
    clearTimeout(silent);
    silent = setTimeout(reopen, silentMilliseconds);
  };
  const lost = () => {
    dead ??= setTimeout(() => cut(true), deadMilliseconds);
    if (stream.readyState !== EventSource.CLOSED) return;
    clearTimeout(silent);
    silent = setTimeout(reopen, againMilliseconds);
  };
  const reopen = () => {
    stream.close();
    lost();
    clearTimeout(silent);
    open();
  };
  open();
  return {
    close: () => {
      stream.close();
      clearTimeout(dead);
      clearTimeout(silent);
    },
  };
}
