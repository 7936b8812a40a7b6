import type { CurrentUser, User } from '@booking/api-client';
import { userCreate, userUpdate } from '@booking/api-client/contract/user';
import { fullName, SUPER_ADMIN } from '@booking/api-client/facts';
import { useSearchParams } from 'react-router';
import { useQuestion } from '../../confirm/use-question.tsx';
import type { EntityFormProps } from '../../entity/entity.ts';
import { choice } from '../../entity/form/choice-fields.tsx';
import { EntityForm } from '../../entity/form/entity-form.tsx';
import type { Field, FormRows } from '../../entity/form/field.ts';
import { phone } from '../../entity/form/phone-field.tsx';
import { text } from '../../entity/form/text-fields.tsx';
import { instituteName } from '../../institutes/institute-picker.tsx';
import { optionsOf } from '../../labels/labels.ts';
import { useUser } from '../../session/session-context.ts';
import { superAdminQuestion } from './super-admin-question.ts';
import { InstituteControl, RoleControl } from './user-controls.tsx';
import type { UserFilterKey } from './user-filters.ts';
import { emailReason, placeReason, roleReason } from './user-reasons.ts';
import { homeTypeLabels } from './user-words.ts';

/** Where a user works. Users of an institution invite to their own, and aren’t asked. */
const institution = (blank: string): Field<User> => ({
  path: 'institution',
  label: 'Institute',
  blank,
  fromStored: (_, stored) => stored?.institution?._id ?? '',
  toBody: (value) => value || undefined,
  format: String,
  nameOf: instituteName,
  draw: (props) => <InstituteControl {...props} />,
  isOptional: true,
  description: 'At another institute, they sign in again.',
  descriptionForNew: 'Leave empty to invite platform staff.',
  fixedBy: placeReason,
});

const role = (user: User | undefined, viewer: CurrentUser): Field<User> => ({
  path: 'role',
  label: 'Role',
  blank: '',
  fromStored: String,
  toBody: String,
  format: String,
  draw: (props) => <RoleControl {...props} user={user} />,
  fixedBy: (stored) => roleReason(stored, viewer),
  emptyMessage: 'Choose a role.',
});

/** Without a choice, as the settings of the institute say. */
const homeType: Field<User> = {
  ...choice('homeType', 'Default view', optionsOf(homeTypeLabels), {
    isOptional: true,
    placeholder: 'Default',
  }),
  toBody: (value) => value || undefined,
};

/** The form in its order. */
function rowsOf(
  viewer: CurrentUser,
  roleField: Field<User>,
  instituteField: Field<User> | undefined,
): FormRows<User> {
  return [
    [
      text('firstName', 'First name', { emptyMessage: 'Enter a first name.' }),
      { ...text('lastName', 'Last name', { isOptional: true }), toBody: (value) => value },
    ],
    [
      text('email', 'Email', {
        emptyMessage: 'Enter an email address.',
        input: { type: 'email' },
        description: 'For signing in. Both addresses are told about a change.',
        descriptionForNew: 'We’ll send an invitation to this address.',
        fixedBy: (stored) => emailReason(stored, viewer),
      }),
      phone('phone', 'Phone', { isOptional: true }),
    ],
    ...(instituteField ? [instituteField] : []),
    [roleField, homeType],
  ];
}

/** The form of a user, who is invited by email. */
export default function UserForm(props: EntityFormProps<User, UserFilterKey>) {
  const viewer = useUser();
  const [params] = useSearchParams();
  const question = useQuestion();
  // From the users of one institute, the next one is usually its own too.
  const [institute = '', ...others] = (params.get('institution') ?? '').split(',');
  return (
    <>
      <EntityForm
        {...props}
        rows={rowsOf(
          viewer,
          role(props.stored, viewer),
          viewer.institution ? undefined : institution(others.length > 0 ? '' : institute),
        )}
        create={userCreate}
        update={userUpdate}
        addedText={(added) => `${fullName(added)} added. Invitation sent.`}
        confirmFirst={({ role, email }, stored) => {
          const address = String(stored?.email ?? email).trim();
          return question.ask(role === SUPER_ADMIN ? superAdminQuestion(address) : undefined, {
            address,
          });
        }}
      />
      {question.element}
    </>
  );
}
