/** Logos of invented services on the wall, inlined to avoid requests. */
export const authArtworkMarks = [
  {
    tile: '#E2492F',
    mark: (
      <>
        <path d="M17 13h6a11 11 0 0 1 0 22h-6z" fill="#fff" />
        <circle cx="23" cy="24" r="4" fill="#E2492F" />
      </>
    ),
  },
  {
    tile: '#1B1B1F',
    mark: (
      <>
        <g fill="#fff">
          <path d="M23 13v10H13a10 10 0 0 1 10-10z" />
          <path d="M35 23H25V13a10 10 0 0 1 10 10z" opacity=".55" />
          <path d="M25 35V25h10a10 10 0 0 1-10 10z" />
          <path d="M13 25h10v10a10 10 0 0 1-10-10z" opacity=".55" />
        </g>
      </>
    ),
  },
  {
    tile: '#DDF3E4',
    mark: (
      <>
        <path d="M12 17h24v15H12z" fill="#1E7A4C" />
        <path
          d="m12 17 12 9 12-9"
          fill="none"
          stroke="#DDF3E4"
          strokeWidth="3.2"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  {
    tile: '#F4C22B',
    mark: (
      <>
        <path
          d="M14 22v4M20.7 15v18M27.3 19v10M34 22v4"
          stroke="#1E1A0C"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </>
    ),
  },
  {
    tile: '#1F57D6',
    mark: (
      <>
        <circle cx="24" cy="24" r="9.5" fill="none" stroke="#fff" strokeWidth="4" />
        <path d="M12 36 36 12" stroke="#1F57D6" strokeWidth="8" />
        <path d="M15 33 33 15" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      </>
    ),
  },
  {
    tile: '#0E9384',
    mark: (
      <>
        <path
          d="M15 13v22h18"
          fill="none"
          stroke="#fff"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="29" cy="19" r="5" fill="#FFD666" />
      </>
    ),
  },
  {
    tile: '#F3F1EC',
    mark: (
      <>
        <circle cx="18" cy="18" r="6.5" fill="#F0563F" />
        <rect x="25.5" y="12" width="11" height="11" rx="2" fill="#2557E0" />
        <path d="M12 36 18.5 25 25 36z" fill="#15936A" />
        <rect x="26" y="28" width="10.5" height="6" rx="3" fill="#1B1B1F" />
      </>
    ),
  },
  {
    tile: '#FBE3D6',
    mark: (
      <>
        <circle cx="31" cy="17" r="5" fill="#F2A33A" />
        <path d="M10 36c2-9 7-14 12-14s9 5 16 14z" fill="#D94F2B" />
      </>
    ),
  },
  {
    tile: '#151B3A',
    mark: (
      <>
        <circle cx="24" cy="24" r="5.5" fill="#FFB84D" />
        <ellipse
          cx="24"
          cy="24"
          rx="13"
          ry="6.5"
          transform="rotate(-28 24 24)"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
        />
      </>
    ),
  },
  {
    tile: '#D7F04A',
    mark: (
      <>
        <path d="M17 18v12M11 24h12" stroke="#16180A" strokeWidth="4.4" strokeLinecap="round" />
        <circle cx="33" cy="20" r="3.4" fill="#16180A" />
        <circle cx="31" cy="29.5" r="3.4" fill="#16180A" />
      </>
    ),
  },
  {
    tile: '#3BA5EE',
    mark: (
      <>
        <g fill="#fff">
          <rect x="12" y="14" width="24" height="5.2" rx="2.6" />
          <rect x="12" y="21.6" width="18" height="5.2" rx="2.6" opacity=".85" />
          <rect x="12" y="29.2" width="11" height="5.2" rx="2.6" opacity=".7" />
        </g>
      </>
    ),
  },
  {
    tile: '#5B2A1E',
    mark: (
      <>
        <path d="M24 17c-3-3-7-4-12-4v20c5 0 9 1 12 4z" fill="#F7E6CE" />
        <path d="M24 17c3-3 7-4 12-4v20c-5 0-9 1-12 4z" fill="#E8B98A" />
      </>
    ),
  },
  {
    tile: '#12343B',
    mark: (
      <>
        <g fill="none" strokeWidth="4">
          <rect x="11" y="17" width="15" height="14" rx="7" stroke="#7FE3C4" />
          <rect x="22" y="17" width="15" height="14" rx="7" stroke="#fff" />
        </g>
      </>
    ),
  },
  {
    tile: '#E9EEF8',
    mark: (
      <>
        <rect x="12" y="25" width="6" height="11" rx="2" fill="#24407E" />
        <rect x="21" y="18" width="6" height="18" rx="2" fill="#24407E" />
        <rect x="30" y="12" width="6" height="24" rx="2" fill="#F08A24" />
      </>
    ),
  },
  {
    tile: '#FF5D3B',
    mark: (
      <>
        <g fill="none" stroke="#fff" strokeWidth="3.6">
          <circle cx="17" cy="28" r="6.5" />
          <circle cx="32" cy="28" r="6.5" />
          <path d="m17 28 7-11h6" strokeLinecap="round" strokeLinejoin="round" />
        </g>
      </>
    ),
  },
  {
    tile: '#E8E3F5',
    mark: (
      <>
        <rect x="13" y="12" width="22" height="24" rx="4" fill="#4B3A86" />
        <path
          d="M18 19h12M18 24h12M18 29h7"
          stroke="#E8E3F5"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </>
    ),
  },
  {
    tile: '#10281B',
    mark: (
      <>
        <path
          d="m20 15-8 9 8 9"
          fill="none"
          stroke="#B9F24A"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M26 33h10" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      </>
    ),
  },
  {
    tile: '#F06A8B',
    mark: (
      <>
        <circle cx="24" cy="24" r="10.5" fill="none" stroke="#fff" strokeWidth="4" />
        <path
          d="M24 18v6.5l4 2.5"
          fill="none"
          stroke="#fff"
          strokeWidth="3.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  {
    tile: '#0B5F74',
    mark: (
      <>
        <path
          d="m24 12 10.4 6v12L24 36l-10.4-6V18z"
          fill="none"
          stroke="#BDF0FA"
          strokeWidth="3.6"
          strokeLinejoin="round"
        />
        <circle cx="24" cy="24" r="3.6" fill="#fff" />
      </>
    ),
  },
  {
    tile: '#2C2D45',
    mark: (
      <>
        <path d="M14 28v-3a10 10 0 0 1 20 0v3" fill="none" stroke="#F4F1FA" strokeWidth="3.8" />
        <rect x="10.5" y="26" width="7" height="10" rx="3.5" fill="#FF8A5C" />
        <rect x="30.5" y="26" width="7" height="10" rx="3.5" fill="#FF8A5C" />
      </>
    ),
  },
  {
    tile: '#FFF3C9',
    mark: (
      <>
        <path d="M14 30a10 10 0 0 1 20 0z" fill="#E0A100" />
        <path d="M11 34.5h26" stroke="#7A5600" strokeWidth="3.6" strokeLinecap="round" />
      </>
    ),
  },
  {
    tile: '#23252E',
    mark: (
      <>
        <rect x="12.5" y="12.5" width="10" height="10" rx="2.5" fill="#fff" />
        <circle cx="30.5" cy="17.5" r="5" fill="#F4513B" />
        <circle cx="17.5" cy="30.5" r="5" fill="#F4513B" />
        <rect x="25.5" y="25.5" width="10" height="10" rx="2.5" fill="#fff" />
      </>
    ),
  },
] as const;
