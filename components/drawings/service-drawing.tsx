import type { ReactElement } from 'react';
import type { ServiceSlug } from '@/content/services';

/** The drawing of each service. A service that isn't listed gets the default drawing. */
const drawings: Partial<Record<ServiceSlug, ReactElement>> = {
  // A browser window whose address bar is the line.
  'website-development': (
    <>
      <Track d="M-1600 314H20L56 278V111L90 77H116" />
      <rect x="116" y="36" width="324" height="248" rx="18" />
      <Stroke d="M116 118H440M150 160H270M150 190H230" />
      <InnerTrack d="M118.5 77H437.5" />
      <Ring x={154} y={77} />
      <Ring x={190} y={77} />
      <Ring x={226} y={77} />
      <path d="M306 150h102v100H306zM306 222l30-32 24 26 18-18 30 30" />
      <HighlightedShape d="M150 218h104v36H150z" />
      <path d="M222 231v60l15-14 11 23 15-7-11-22 20-1z" />
    </>
  ),
  // A booking calendar. The line runs to the chosen day.
  'web-application-development': (
    <>
      <Track d="M-1600 314H20L56 278V224L90 190H106" />
      <rect x="106" y="36" width="330" height="250" rx="18" />
      <Stroke d="M106 94H436M106 158H436M106 222H436M172 94V286M238 94V286M304 94V286M370 94V286" />
      <path d="M172 30a14 14 0 0 1 28 0v24a14 14 0 0 1-28 0zM342 30a14 14 0 0 1 28 0v24a14 14 0 0 1-28 0z" />
      <InnerTrack d="M108.5 190H310" />
      <Ring x={205} y={190} />
      <HighlightedShape d="M304 158h66v64h-66z" />
      <HighlightStroke d="M320 190l12 14 22-26" />
    </>
  ),
  // A phone. The line crosses its screen to the client's app.
  'mobile-application-development': (
    <>
      <Track d="M-1600 314H56L92 278V202L128 166H184" />
      <rect x="184" y="12" width="188" height="294" rx="30" />
      <Stroke d="M258 38h40M254 282h48" />
      <path d="M212 66h56v56H212zM288 66h56v56H288zM212 210h56v56H212zM288 210h56v56H288z" />
      <InnerTrack d="M186.5 166H290" />
      <Ring x={240} y={166} />
      <HighlightedShape d="M288 138h56v56H288z" />
    </>
  ),
  // A computer at a counter, with steps of work as stops, and a printed bill.
  'software-development': (
    <>
      <Track d="M-1600 314H4L30 288V158L62 126H66M278 126H292L310 144V240" />
      <path d="M152 210h44l6 76h-56z" />
      <path d="M112 284H236V306H112z" />
      <rect x="66" y="40" width="214" height="172" rx="16" />
      <Stroke d="M96 78h70M96 174h40M160 174h40" />
      <InnerTrack d="M68.5 126H277.5" />
      <Ring x={116} y={126} />
      <Ring x={176} y={126} />
      <Ring x={236} y={126} />
      <HighlightedShape d="M332 250V50l16.5 16 16.5-16 16.5 16 16.5-16 16.5 16 16.5-16V250z" />
      <HighlightStroke d="M352 102h58M352 132h58M352 162h24M398 162h12" />
      <path d="M304 206H460V306H290V220q0-14 14-14z" />
      <Stroke d="M320 226H444M388 270h38" />
      <Ring x={328} y={270} />
    </>
  ),
  // A pencil draws the line on a page.
  'wordpress-development': (
    <>
      <Track d="M-1600 314H34L124 224H130" />
      <path d="M130 16H304L370 82V300H130zM304 16V82H370" />
      <Stroke d="M166 66h92M166 98h60M166 260h164" />
      <InnerTrack d="M132.5 224H190L220 194H262" />
      <path d="M278 150L262 194 306 178z" />
      <HighlightedShape d="M278 150L370 58 398 86 306 178z" />
      <path d="M370 58L386 42Q400 28 414 42T414 70L398 86z" />
    </>
  ),
  'shopify-development': (
    <>
      <Track d="M-1600 314H1600" />
      <path d="M124 130H356V306H124zM148 196h86v64h-86z" />
      <HighlightedShape d="M262 196h66v110h-66z" />
      <Ring x={276} y={254} r={5} />
      <path d="M132 34H348L390 124a30 30 0 0 1-60 0 30 30 0 0 1-60 0 30 30 0 0 1-60 0 30 30 0 0 1-60 0 30 30 0 0 1-60 0z" />
      <path
        d="M175 34H218L210 124a30 30 0 0 1-60 0zM262 34H305L330 124a30 30 0 0 1-60 0z"
        className="fill-category-strong"
      />
    </>
  ),
  // A megaphone on the line, and its sound.
  'digital-marketing': (
    <>
      <Track d="M-1600 314H16L46 284V192L74 164H84" />
      <Track d="M364 164H440" />
      <Track d="M354 90L404 40" />
      <Track d="M354 238L404 288" />
      <path d="M122 190h62l16 84a22 22 0 0 1-22 26h-18a26 26 0 0 1-26-22z" />
      <path d="M116 122H196L304 50V278L196 206H116a42 42 0 0 1 0-84zM196 122V206" />
      <ellipse cx="304" cy="164" rx="28" ry="116" className="fill-highlight" />
    </>
  ),
  // The line climbs over rising bars to a map pin.
  'seo-services': (
    <>
      <path d="M98 278h64v28H98zM218 218h64v88h-64zM338 158h64v148h-64z" />
      <Track d="M-1600 314H40L98 256H162L222 196H278L338 136H362" />
      <Ring x={130} y={256} />
      <Ring x={250} y={196} />
      <HighlightedShape d="M370 136C346 104 322 86 322 58a48 48 0 0 1 96 0C418 86 394 104 370 136z" />
      <Ring x={370} y={58} r={16} />
    </>
  ),
  // Two speech bubbles, joined by the line.
  'social-media-marketing': (
    <>
      <Track d="M-1600 314H-6L20 288V206L50 176M244 180L290 134" />
      <path d="M84 118H216a32 32 0 0 1 32 32V202a32 32 0 0 1-32 32H136L88 278V234H84a32 32 0 0 1-32-32V150a32 32 0 0 1 32-32z" />
      <InnerTrack d="M54.5 176H245.5" />
      <Ring x={106} y={176} />
      <Ring x={150} y={176} />
      <Ring x={194} y={176} />
      <path d="M300 16H424a36 36 0 0 1 36 36V122a36 36 0 0 1-36 36V206L372 158H300a36 36 0 0 1-36-36V52a36 36 0 0 1 36-36z" />
      <HighlightedShape d="M362 132C308 98 314 50 342 50Q356 50 362 66 368 50 382 50C410 50 416 98 362 132z" />
    </>
  ),
  // A posted picture, whose mountains are the line, and a thumbs-up.
  'facebook-instagram-marketing': (
    <>
      <Track d="M-1600 314H8L32 290V244L56 220H66" />
      <rect x="66" y="16" width="258" height="286" rx="18" />
      <Stroke d="M66 82H324M66 242H324M136 49h88M96 272h90" />
      <Ring x={102} y={49} r={15} />
      <Ring x={262} y={118} r={17} />
      <InnerTrack d="M68.5 220H92L160 152 202 194 226 170 282 226" />
      <path d="M244 186h48v115h-48z" />
      <HighlightedShape d="M292 204L342 92Q350 78 366 84 384 92 380 116L370 170H434a18 18 0 0 1 4 35 17 17 0 0 1-4 35 17 17 0 0 1-8 34 14 14 0 0 1-14 27H292z" />
      <HighlightStroke d="M438 205H402M434 240H400M426 274H396" />
    </>
  ),
  // A magnifier over search results. The line is its handle.
  'google-marketing': (
    <>
      <rect x="178" y="30" width="264" height="276" rx="18" />
      <Stroke d="M212 262h194M328 226h78M342 102h64M342 138h64M342 174h44M290 66h116" />
      <Track d="M-1600 314H52L180 186" />
      <circle cx="232" cy="134" r="86" />
      <HighlightedShape d="M184 102h96v34h-96z" />
      <Stroke d="M184 164h72" />
    </>
  ),
  // A pen draws the line as a curve with handles.
  'graphic-designing': (
    <>
      <Stroke d="M72 84H268" />
      <Track d="M-1600 314H20C150 314 40 84 170 84S180 240 290 240" />
      <Ring x={72} y={84} />
      <Ring x={268} y={84} />
      <path d="M156 70h28v28h-28z" />
      <HighlightedShape d="M290 240Q292 172 328 128L388 96 434 142 402 202Q358 238 290 240z" />
      <HighlightStroke d="M290 240L344 186" />
      <Ring x={352} y={178} />
      <path d="M384 92L414 62 468 116 438 146z" />
    </>
  ),
  // A desk with a computer on Wi-Fi, a chair, and a camera at the end of its cable.
  'office-setup': (
    <>
      <Track d="M-1600 314H16L44 286V126L76 94H130" />
      <g transform="rotate(20)">
        <path d="M118 2h92v44h-92zM210 10h20v28h-20z" />
        <path d="M104-18H240V4H104z" />
        <Ring x={140} y={25} r={8} />
      </g>
      <path d="M222 208h28v98h-28zM368 208h76v98h-76zM368 256h76" />
      <Ring x={406} y={232} r={6} />
      <Ring x={406} y={281} r={6} />
      <path d="M320 162h36l6 30h-48z" />
      <rect x="254" y="46" width="168" height="118" rx="14" />
      <Stroke d="M298 98q40-34 80 0M318 119q20-18 40 0" />
      <Ring x={338} y={138} r={6} />
      <path d="M202 188H460V212H202z" />
      <path d="M138 230h20v40h-20zM108 268H188V284H108z" />
      <Ring x={118} y={295} r={11} />
      <Ring x={178} y={295} r={11} />
      <HighlightedShape d="M92 146a15 15 0 0 1 30 0V206H186a15 15 0 0 1 0 30H108a16 16 0 0 1-16-16z" />
    </>
  ),
  // The line runs through a rack. The unit that is pulled out is the client's.
  'server-setup': (
    <>
      <Track d="M-1600 314H20L60 274V201L100 161H380L420 201V274L460 314H1600" />
      <rect x="134" y="16" width="212" height="290" rx="18" />
      <Stroke d="M134 70H346M134 252H346M226 43h84M226 98h84M226 224h84M226 279h84" />
      <Ring x={174} y={43} r={10} />
      <Ring x={174} y={98} r={10} />
      <Ring x={174} y={224} r={10} />
      <Ring x={174} y={279} r={10} />
      <HighlightedShape d="M112 126H368V196H112z" />
      <HighlightStroke d="M252 148v26M280 148v26M308 148v26M336 148v26" />
      <Ring x={160} y={161} r={16} />
    </>
  ),
  // A laptop with a tag of its owner. The line is a tick on its screen.
  'pc-laptop-rental': (
    <>
      <Track d="M-1600 314H20L44 290V190L72 162H96" />
      <rect x="96" y="36" width="268" height="230" rx="16" />
      <InnerTrack d="M98.5 162H150L194 206 284 116" />
      <path d="M50 264H410V278Q410 304 384 304H76Q50 304 50 278zM190 264h80q0 16-16 16h-48q-16 0-16-16z" />
      <HighlightedShape d="M384 92l38 38V232H346V130z" />
      <Ring x={384} y={134} />
      <Stroke d="M384 134C384 70 370 44 330 36" />
    </>
  ),
};

/** A line that arrives at its stop. */
const defaultDrawing = (
  <>
    <Track d="M-1600 314H60L214 160H240" />
    <Ring x={240} y={160} r={100} />
    <circle cx="240" cy="160" r="52" className="fill-highlight" />
  </>
);

type ServiceDrawingProps = { slug: ServiceSlug; className?: string };

/**
 * A drawing of a service on its line: white shapes with an ink outline. An element around it must
 * set the line's colour. The line enters at the lower left and may leave at the right; where the
 * drawing isn't clipped, it goes on at both sides.
 */
export function ServiceDrawing({ slug, className }: ServiceDrawingProps) {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" className={className}>
      <g className="fill-card stroke-ink" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        {drawings[slug] ?? defaultDrawing}
      </g>
    </svg>
  );
}

/** The service's line, which draws itself once. */
function Track({ d }: { d: string }) {
  return <path d={d} pathLength="1" fill="none" strokeWidth="12" className="draw stroke-track" />;
}

/** The line inside a white shape, which has the line's colour on every background. */
function InnerTrack({ d }: { d: string }) {
  return <path d={d} fill="none" strokeWidth="12" strokeLinecap="butt" className="stroke-category-strong" />;
}

function Ring({ x, y, r = 12 }: { x: number; y: number; r?: number }) {
  return <circle cx={x} cy={y} r={r} />;
}

/** Ink strokes without a fill. */
function Stroke({ d }: { d: string }) {
  return <path d={d} fill="none" />;
}

/** Strokes on the highlighted part, which has the same colour in the dark scheme. */
function HighlightStroke({ d }: { d: string }) {
  return <path d={d} fill="none" className="stroke-on-highlight" />;
}

/** The highlighted part: what the client gets. */
function HighlightedShape({ d }: { d: string }) {
  return <path d={d} className="fill-highlight" />;
}
