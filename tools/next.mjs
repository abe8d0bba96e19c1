/* Runs Next.js without the notice about its telemetry: node tools/next.mjs dev */
process.env.NEXT_TELEMETRY_DISABLED = '1';
await import('next/dist/bin/next');
