import { emirates } from '@muqarin/rules/emirates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { siteMessages } from '@muqarin/rules/site/messages';
import type { ReactNode } from 'react';
import { PriceTicks } from '@/components/price/price-line.tsx';
import { Accordion } from '@/components/ui/accordion.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Carousel } from '@/components/ui/carousel.tsx';
import choiceCss from '@/components/ui/choice-card.module.css';
import { ChoiceCard } from '@/components/ui/choice-card.tsx';
import { DatePickers } from '@/components/ui/date-pickers.tsx';
import { Dropdown } from '@/components/ui/dropdown.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { InfoIcon } from '@/components/ui/info-icon.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { PhoneField } from '@/components/ui/phone-field.tsx';
import { ProgressLine } from '@/components/ui/progress-line.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { Upload } from '@/components/ui/upload.tsx';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './gallery.module.css';
import { LiveSlider, LiveTabs, NoticeButton } from './live-parts.tsx';

const range = { minFils: 341_200, maxFils: 1_198_000 };
const premiums = [341_200, 366_000, 421_800, 498_650, 560_000, 692_500, 880_000, 1_198_000];

/** Every component of the shell and of `components/ui`, once. */
export function Gallery() {
  const t = textsOf('gallery');
  const items = Array.from({ length: 6 }, (_, at) => ({
    key: String(at),
    content: <p className={css.item}>{fillMessage(t.item, { number: at + 1 })}</p>,
  }));
  const { carousel } = textsOf('site');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={css.grid}>
        <Piece title={t.buttons}>
          <p className={ground.row}>
            <Button type="button">{t.next}</Button>
            <Button type="button" look="line">
              {t.previous}
            </Button>
            <Button type="button" look="bare">
              {t.more}
            </Button>
            <Button type="button" disabled>
              {t.waiting}
            </Button>
          </p>
        </Piece>
        <Piece title={t.choices}>
          <div className={choiceCss.choices}>
            <ChoiceCard name="choice" value="1" label={t.rest} hint={t.restHint} />
            <ChoiceCard name="choice" value="2" label={t.chosen} defaultChecked />
          </div>
        </Piece>
        <Piece title={t.fields}>
          <TextField name="members" label={t.members} hint={t.membersHint} defaultValue="2" />
          <TextField name="wrong" label={t.members} error={t.membersError} defaultValue="12" />
        </Piece>
        <Piece title={t.phone}>
          <PhoneField texts={t} given={{}} error={undefined} />
        </Piece>
        <Piece title={t.dropdown}>
          <Field id="gallery_emirate" label={t.emirate}>
            <Dropdown
              id="gallery_emirate"
              name="emirate"
              hiddenId="gallery_emirate_id"
              options={emirates.map(({ id, name }) => ({ id: String(id), label: say(name) }))}
              empty={t.choose}
              none={t.none}
            />
          </Field>
        </Piece>
        <Piece title={t.date}>
          <FieldGroup id="birth" label={t.birth}>
            <DatePickers
              id="birth"
              name="birth"
              first="2008-12-31"
              last="1919-01-01"
              texts={{ typed: t.typedDate, year: t.year, month: t.month, day: t.day, none: t.none }}
            />
          </FieldGroup>
        </Piece>
        <Piece title={t.upload}>
          <Upload
            id="gallery_mulkiya"
            name="mulkiya"
            label={t.mulkiya}
            words={{ prompt: say(siteMessages.mulkiaPrompt), photo: t.photo, clear: t.clear }}
            accept="image/*,.pdf"
          />
        </Piece>
        <Piece title={t.slider}>
          <PriceTicks range={range} on={premiums} />
          <LiveSlider range={range} />
        </Piece>
        <Piece title={t.accordion}>
          <Accordion items={[{ title: t.question, content: <p>{t.answer}</p> }]} />
        </Piece>
        <Piece title={t.modal}>
          <ButtonLink look="line" href="#gallery-modal" data-modal="">
            {t.open}
          </ButtonLink>
          <Modal id="gallery-modal" title={t.excess} close={t.close}>
            <p>{t.excessHelp}</p>
          </Modal>
        </Piece>
        <Piece title={t.info}>
          <p>
            {t.excess} <InfoIcon label={t.about}>{t.excessHelp}</InfoIcon>
          </p>
        </Piece>
        <Piece title={t.notice}>
          <NoticeButton label={t.show} text={t.saved} />
        </Piece>
        <Piece title={t.progress}>
          <ProgressLine label={t.progress} done={39} />
        </Piece>
        <Piece title={t.tabs}>
          <LiveTabs label={t.tabs} names={[t.rest, t.chosen]} />
        </Piece>
        <Piece title={t.empty}>
          <Empty title={t.empty}>
            <p>{t.emptyText}</p>
          </Empty>
        </Piece>
        <Piece title={t.carousel} wide>
          <Carousel
            id="gallery-row"
            label={t.carousel}
            show="partners"
            texts={carousel}
            autoplay
            items={items}
          />
        </Piece>
      </div>
      <p className={css.shell}>{t.shell}</p>
    </div>
  );
}

function Piece(props: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={props.wide ? css.wide : css.piece}>
      <h2>{props.title}</h2>
      {props.children}
    </section>
  );
}
