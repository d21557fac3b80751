'use client';

import { accountCalls } from '@muqarin/rules/account/calls';
import { succeeded } from '@muqarin/rules/calls/success';
import { accountMessages } from '@muqarin/rules/messages-account';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { say } from '@/lib/reader.ts';
import { NOTICE_MS, showToast } from '@/lib/toast.ts';
import { FileControl, pictures } from './file-control.tsx';
import css from './picture-form.module.css';
import { t } from './texts.ts';

interface Props {
  picture: string | null;
  name: string;
  csrfToken: string;
}

/** Where scripts run a chosen picture is sent at once. */
export function PictureForm({ picture, name, csrfToken }: Props) {
  const [shown, setShown] = useState(picture);
  const send = async (input: HTMLInputElement) => {
    const { form } = input;
    if (!form || input.files?.length !== 1) return;
    const { sendFiles } = await import('@/lib/send-files.ts');
    const { body } = await sendFiles(accountCalls.picture.path, new FormData(form));
    const saved = succeeded(accountCalls.picture, body);
    const text = typeof body.error === 'string' ? body.error : t.noAnswer;
    showToast({
      text: say(saved ? accountMessages.pictureSaved : text),
      tone: saved ? 'good' : 'danger',
      stayMs: NOTICE_MS,
    });
    if (saved && typeof body.image === 'string') setShown(body.image);
    form.reset();
  };
  return (
    <form
      method="post"
      action={accountCalls.picture.path}
      encType="multipart/form-data"
      className={css.form}
    >
      <CsrfField token={csrfToken} />
      {shown === null ? (
        <span className={css.picture} aria-hidden="true">
          {firstLetter(name)}
        </span>
      ) : (
        // biome-ignore lint/performance/noImgElement: private, of its owner's session, already of its size
        <img className={css.picture} src={shown} alt={t.pictureYours} width="96" height="96" />
      )}
      <div className={css.choose}>
        <FileControl
          key={shown}
          id="image"
          name="image"
          label={t.pictureChoose}
          accept={pictures}
          onChoose={(_file, control) => void send(control)}
        />
        <p className={ground.hush}>{t.pictureHint}</p>
        <Button look="line" className={css.save}>
          {t.pictureSave}
        </Button>
      </div>
    </form>
  );
}

/** As a person counts letters: one with its marks is one. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}
