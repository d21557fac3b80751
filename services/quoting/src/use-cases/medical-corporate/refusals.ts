import { AppError } from '@muqarin/platform/errors';

export const noCategory = () =>
  new AppError('not_found', 'QUOTING.NO_CATEGORY', 'This quote has no such category.');
export const membersNotUpdated = () =>
  new AppError(
    'conflict',
    'QUOTING.MEMBERS_NOT_UPDATED',
    'The member details of this category were not saved yet.',
  );
export const otherPair = () =>
  new AppError(
    'conflict',
    'QUOTING.OTHER_PAIR',
    'The other categories have plans of another insurer and claims company.',
  );
