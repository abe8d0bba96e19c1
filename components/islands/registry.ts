import type { ComponentProps } from 'react';
import ContactDetails from './contact-details';
import MessageForm from './message-form';
import Notifications from './notifications';
import SocialProfiles from './social-profiles';

/** Every island by its file's name. What is not reached from here is HTML and CSS for good. */
export const islands = {
  'contact-details': ContactDetails,
  'message-form': MessageForm,
  notifications: Notifications,
  'social-profiles': SocialProfiles,
} as const;

export type IslandName = keyof typeof islands;

/** Props of an island. They travel as JSON: icons by name, copy as strings, no functions. */
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]>;
