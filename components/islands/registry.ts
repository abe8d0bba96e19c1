import type { ComponentProps } from 'react';
import EmailAddresses from './email-addresses';
import MessageForm from './message-form';
import Notifications from './notifications';
import PhoneNumber from './phone-number';
import SocialProfiles from './social-profiles';

/** Every island by the name of its file. Only what these files import runs in browsers. */
export const islands = {
  'email-addresses': EmailAddresses,
  'message-form': MessageForm,
  notifications: Notifications,
  'phone-number': PhoneNumber,
  'social-profiles': SocialProfiles,
} as const;

export type IslandName = keyof typeof islands;

/** The props of an island, which must be JSON: icons by name, copy as strings, no functions. */
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]>;
