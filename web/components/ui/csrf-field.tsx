export function CsrfField({ token }: { token: string }) {
  return <input type="hidden" name="csrf_token" value={token} />;
}
