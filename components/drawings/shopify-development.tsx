import { HighlightedShape, Ring, Track } from './parts';

export function ShopifyDevelopment() {
  return (
    <>
      <Track d="M-1600 314H1600" />
      <path d="M124 130H356V306H124zM148 196h86v64h-86z" />
      <HighlightedShape d="M262 196h66v110h-66z" />
      <Ring x={276} y={254} r={5} />
      <path d="M132 34H348L390 124a30 30 0 0 1-60 0 30 30 0 0 1-60 0 30 30 0 0 1-60 0 30 30 0 0 1-60 0 30 30 0 0 1-60 0z" />
      <path d="M175 34H218L210 124a30 30 0 0 1-60 0zM262 34H305L330 124a30 30 0 0 1-60 0z" className="fill-category" />
    </>
  );
}
