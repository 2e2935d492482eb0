/** Spellings of scripts from public corpora, which operators' HTML must never carry to a page. */
export const xssCorpus: readonly string[] = [
  '<script>alert(1)</script>x',
  '<scr<script>ipt>alert(1)</scr</script>ipt>x',
  '<img src=x onerror=alert(1)>x',
  '<svg onload=alert(1)>x</svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>x',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>x',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href=" &#14;  javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<p onclick=alert(1)>x</p>',
  '<b onmouseover="alert(1)" style="background:url(javascript:alert(1))">x</b>',
  '<span style="position:fixed;inset:0">x</span>',
  '<style>*{background:url(https://evil.example)}</style>x',
  '<link rel=stylesheet href=https://evil.example/x.css>x',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>x',
  '<object data="javascript:alert(1)"></object>x',
  '<embed src="javascript:alert(1)">x',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>x',
  '<details open ontoggle=alert(1)>x</details>',
  '<base href="https://evil.example/">x',
  '<meta http-equiv=refresh content="0;url=https://evil.example">x',
  '<template><img src=x onerror=alert(1)></template>x',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>x',
  '<!--><img src=x onerror=alert(1)>-->x',
  '<b/onclick=alert(1)//x>x',
];

/** Matches dangerous remains: a tag beyond the twelve, an event or style attribute, or a scheme. */
export const UNSAFE_HTML =
  /<(?!\/?(?:a|b|br|code|em|i|li|ol|p|span|strong|ul)\b)|<[^>]*[\s/]on\w+\s*=|<[^>]*[\s/]style\s*=|href="(?!https?:|mailto:)|<[^>]*(?:javascript|vbscript|data):|<[^>]*evil\.example/i;
