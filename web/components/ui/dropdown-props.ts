/** What a dropdown is given, before and after its script has come. */
export interface DropdownOption {
  id: string;
  label: string;
  /** What it is called in the other script: it is found by that too. */
  also?: string | undefined;
}

export interface DropdownProps {
  id: string;
  /** Of the text, and of the plain select before the script runs. */
  name: string;
  /** Hidden field that takes the chosen option's id once the script has come. */
  hiddenId: string;
  options: readonly DropdownOption[];
  /** In the plain select, before anything is chosen. */
  empty: string;
  /** Said when nothing fits what was typed. */
  none: string;
  /** Id of what is chosen from the beginning. */
  chosen?: string | undefined;
  /** The field whose error leads here (`data-control`). */
  control?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** Digits only, and at most so many (S2 5). */
  digits?: number | undefined;
  onChoose?: (option: DropdownOption) => void;
  /** Id of what is chosen outside of it: what stands gives way to that. */
  follows?: string | undefined;
  /** Whatever is chosen from now on, in whatever way; empty for nothing. */
  onChange?: (id: string) => void;
}

export interface LiveDropdownProps extends DropdownProps {
  /** Chosen in the plain select by then. */
  begin: DropdownOption | undefined;
}
