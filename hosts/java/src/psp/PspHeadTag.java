package psp;

import jakarta.servlet.jsp.PageContext;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import java.util.List;

/** {@code <psp:head tags="deposit-form review-queue" nonce="${nonce}"/>}. */
public final class PspHeadTag extends SimpleTagSupport {
    private String tags = "";
    private String nonce;

    /** Separated by spaces. */
    public void setTags(String tags) {
        this.tags = tags;
    }

    public void setNonce(String nonce) {
        this.nonce = nonce;
    }

    @Override
    public void doTag() throws IOException {
        var page = (PageContext) getJspContext();
        var psp = (Psp) page.getServletContext().getAttribute(PspTag.HELPER);
        page.getOut().write(psp.head(tags.isBlank() ? List.of() : List.of(tags.trim().split("\\s+")), nonce));
    }
}
