/** The page that a host shows if it fails. Its headline and links are those of components/ui/error-message.tsx. */
export const serverError = {
  meta: {
    title: 'Internal Server Error',
    description:
      'The server has failed to answer. Go back to the home page, or call us: the number on this page works all the same.',
  },
  statusText: 'Internal Server Error',
};
