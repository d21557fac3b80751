import { bodyOf } from './answer-body.ts';

export interface FilesAnswer {
  /** 0 where no answer came. */
  status: number;
  body: Record<string, unknown>;
}

interface Options {
  /** Whole percent of what has gone. */
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Posts a form with files. Not by fetch, which says nothing of how much of it has gone. */
export function sendFiles(
  path: string,
  form: FormData,
  { onProgress, signal }: Options = {},
): Promise<FilesAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = async () => {
      const { status, responseText } = request;
      resolve({ status, body: await bodyOf(Promise.resolve(responseText).then(JSON.parse)) });
    };
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.floor((loaded / total) * 100));
    };
    request.onloadend = () => void end();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
