import type { ComponentProps } from 'react';
import EmailAddresses from '@/components/contact/email-addresses';
import MessageForm from '@/components/enquiry/message-form';
import Notifications from '@/components/copy/notifications';
import PhoneNumber from '@/components/contact/phone-number';
import SocialProfiles from '@/components/footer/social-profiles';

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
