import { serveCall } from '@muqarin/platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { accountsContract as contract } from '../../contract/accounts-contract.ts';
import type { AccountsContext } from '../parts.ts';
import { addPasskey, beginPasskey, renamePasskey } from '../use-cases/add-passkey.ts';
import { beginPasskeySignIn, signInByPasskey } from '../use-cases/sign-in-by-passkey.ts';

export function servePasskeys(app: FastifyInstance, context: AccountsContext): void {
  serveCall(app, contract.beginPasskey, (input) => beginPasskey(context, input));
  serveCall(app, contract.addPasskey, (input, call) => addPasskey(context, input, call));
  serveCall(app, contract.renamePasskey, (input) => renamePasskey(context, input));
  serveCall(app, contract.beginPasskeySignIn, ({ origin }) => beginPasskeySignIn(context, origin));
  serveCall(app, contract.signInByPasskey, (input) => signInByPasskey(context, input));
}
