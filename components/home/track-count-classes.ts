/** How many tracks the map and the trunk have. Written out for Tailwind to find. */
export const trackCountClasses = ['', 'tracks-1', 'tracks-2', 'tracks-3', 'tracks-4', 'tracks-5', 'tracks-6'];
