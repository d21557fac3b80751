import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classes } from '@/lib/classes.ts';
import css from './button.module.css';

type Look = 'filled' | 'line' | 'bare';

interface Dress {
  /** One filled button a region; the rest are lines or bare. */
  look?: Look;
  wide?: boolean;
}

type ButtonProps = Dress & ButtonHTMLAttributes<HTMLButtonElement>;
type LinkProps = Dress & AnchorHTMLAttributes<HTMLAnchorElement>;

export function Button({ look, wide, className, type = 'submit', ...rest }: ButtonProps) {
  return <button type={type} className={classes(dressed(look, wide), className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, wide, className, ...rest }: LinkProps) {
  return <a className={classes(dressed(look, wide), className)} {...rest} />;
}

function dressed(look: Look = 'filled', wide = false): string {
  return classes(css.button, css[look], wide && css.wide);
}
