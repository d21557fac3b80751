/** Those that are chosen, of a tile whose details are folded. */
export function ChosenVariants({ ids }: { ids: readonly number[] }) {
  return ids.map((id) => <input key={id} type="hidden" name="variant" value={id} />);
}
